// The line to the table: one socket that comes back by itself, at once when the device wakes or is online again.

const PING = 20_000, SILENCE = 45_000, ANSWER = 4_000, SOONEST = 500, PATIENCE = 15_000;

/** A line that stays open. *address* says where to, anew each time; *hear*, *opened* and *lost* are told what happens. */
export class Wire {
  constructor(address, {hear, opened, lost}) {
    Object.assign(this, {address, hear, opened, lost});
    this.wait = SOONEST;
    this.met = false; // whether it was ever open: a network may let no socket through
    this.connect();
    setInterval(() => this.beat(), PING);
    document.addEventListener('visibilitychange', () => this.wake());
    for (const news of ['online', 'pageshow']) addEventListener(news, () => this.wake());
  }

  get open() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  connect() {
    clearTimeout(this.again);
    this.socket = new WebSocket(new URL(this.address(), location.href.replace(/^http/, 'ws')));
    this.socket.onopen = () => {
      this.wait = SOONEST;
      this.heard = Date.now();
      this.opened();
      this.met = true;
    };
    this.socket.onmessage = event => {
      this.heard = Date.now();
      this.hear(JSON.parse(event.data));
    };
    this.socket.onclose = () => this.drop();
  }

  /** Give this socket up and try again, each time a little later. */
  drop() {
    this.end();
    this.lost();
    this.again = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, PATIENCE);
  }

  end() {
    clearTimeout(this.again);
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
  }

  /** Whether it could be sent. */
  send(message) {
    if (this.open) this.socket.send(JSON.stringify(message));
    return this.open;
  }

  beat() {
    if (this.open && Date.now() - this.heard > SILENCE) this.drop();
    else this.send({type: 'ping'});
  }

  /** After sleep a socket may look open and be dead: ask, and do not wait long for the answer. */
  wake() {
    if (document.hidden || this.socket.readyState === WebSocket.CONNECTING) return;
    if (!this.send({type: 'ping'})) return this.connect();
    const before = this.heard;
    setTimeout(() => { if (this.open && this.heard === before) this.drop(); }, ANSWER);
  }
}
