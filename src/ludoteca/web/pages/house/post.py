"""The house: whether mail goes out. The owner tries it, and reads what the server said."""

from __future__ import annotations

from smtplib import SMTPException

from django.conf import settings
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.core.mail import EmailMessage
from django.core.validators import validate_email
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from ...live.house.site import title
from .owner import for_the_owner


def section(request: HttpRequest) -> dict[str, object]:
    """What the page shows of it."""
    server = settings.LUDOTECA_MAIL
    return {"server": f"{server.host}:{server.port}" if server else "", "sender": server.sender if server else ""}


@require_POST
@for_the_owner
def try_mail(request: HttpRequest) -> HttpResponse:
    """Send a mail to the owner's own address, and say how it went."""
    address = request.POST.get("address", "").strip()[:254]
    if settings.LUDOTECA_MAIL is None:
        messages.error(request, _("This site has no mail server."))
    elif problem := sent(address):
        messages.error(request, _("The mail could not be sent: %(why)s") % {"why": problem})
    else:
        messages.success(request, _("The mail was handed over. Look whether it arrives."))
    return redirect("house")


def sent(address: str) -> str:
    """Send a mail; what was wrong, if something was."""
    try:
        validate_email(address)
        words = _("This is a test. If you can read it, mail from this site arrives.")
        EmailMessage(_("A test from %(site)s") % {"site": title()}, words, to=[address]).send()
    except ValidationError:
        return _("this is no e-mail address.")
    except (SMTPException, OSError) as error:
        return str(error)[:200]
    return ""
