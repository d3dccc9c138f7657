"""An ear for Portuguese: numbers, articles and adjectives that do not agree with the nouns of the four games.

It knows a small lexicon and hears only what stands close together: a number, an article or an adjective beside a noun.
What it does not know it lets pass, so every complaint is worth reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

MASCULINE, FEMININE = "m", "f"
SINGULAR, PLURAL = "s", "p"
Form = tuple[str, str]  # gender and number

WORD = re.compile(r"\d+[.,]\d+|\d*½|\d+|[^\W\d_]+(?:-[^\W\d_]+)*|[^\w\s]")
BREAK = frozenset(".;:,()·→=!?×+−/“”\"'&<>|")
JOINTS = frozenset(("de", "do", "da", "dos", "das"))
BETWEEN = frozenset(("mais", "outra", "outras", "outro", "outros", "até"))  # may stand between a number and its noun

NOUNS = {
    MASCULINE: """acampamento/acampamentos alimento/alimentos arconte/arcontes assento/assentos ataque/ataques
        baralho/baralhos bloqueio/bloqueios bônus/bônus canteiro/canteiros castelo/castelos celeiro/celeiros
        cidadão/cidadãos conjunto/conjuntos conselheiro/conselheiros cristal/cristais círculo/círculos dado/dados
        descarte/descartes disco/discos distrito/distritos dragão/dragões espaço/espaços facão/facões fórum/fóruns
        homem/homens hospital/hospitais hospício/hospícios item/itens jogador/jogadores jogo/jogos lance/lances
        local/locais lugar/lugares marcador/marcadores mercado/mercados moinho/moinhos nome/nomes nível/níveis
        obelisco/obeliscos oponente/oponentes orador/oradores ouro/ouros palácio/palácios passo/passos peão/peões
        poder/poderes ponto/pontos porto/portos portão/portões posto/postos povo/povos prédio/prédios projeto/projetos
        quartel/quartéis recurso/recursos remo/remos rio/rios salão/salões santuário/santuários símbolo/símbolos
        símbolo/símbolos teatro/teatros templo/templos terreno/terrenos trabalhador/trabalhadores tribunal/tribunais
        turno/turnos valor/valores vilarejo/vilarejos vizinho/vizinhos aqueduto/aquedutos caravançará/caravançarás
        beco/becos cofre/cofres covil/covis depósito/depósitos estúdio/estúdios guindaste/guindastes lar/lares
        museu/museus pátio/pátios poleiro/poleiros poço/poços arquivo/arquivos arsenal/arsenais campo/campos
        monastério/monastérios andar/andares robô/robôs link/links""",
    FEMININE: """ação/ações ágora/ágoras assembleia/assembleias base/bases biblioteca/bibliotecas butique/butiques
        carta/cartas casa/casas caverna/cavernas chance/chances cidade/cidades cidadela/cidadelas coluna/colunas
        construção/construções contribuição/contribuições cor/cores divisa/divisas escama/escamas escolha/escolhas
        especial/especiais estátua/estátuas faixa/faixas fazenda/fazendas feira/feiras ficha/fichas floresta/florestas
        fonte/fontes forja/forjas fortaleza/fortalezas fundição/fundições gaveta/gavetas gruta/grutas
        habilidade/habilidades jogada/jogadas linha/linhas mansão/mansões mesa/mesas moeda/moedas montanha/montanhas
        mão/mãos nave-mãe/naves-mães oferenda/oferendas oficina/oficinas partida/partidas pedra/pedras
        pedreira/pedreiras peça/peças pilha/pilhas praça/praças propriedade/propriedades rodada/rodadas rota/rotas
        ruína/ruínas sabedoria/sabedorias selva/selvas taverna/tavernas torre/torres trilha/trilhas
        universidade/universidades vaga/vagas vez/vezes visita/visitas vitória/vitórias residência/residências
        terma/termas cabana/cabanas bússola/bússolas khind/khind mimix/mimix lux/lux pillar/pillar""",
}

VARYING = """abert amarel básic branc comprad cobert concluíd descartad dourad fechad guardad jogad nov ocupad pret
    próxim primeir pront reconstruíd removid repetid reservad resolvid revelad rox separad últim únic usad utilizad vazi
    vermelh vist virad"""
"""Adjectives in -o, -a, -os, -as, without their endings."""

EITHER = """azul/azuis verde/verdes marrom/marrons livre/livres restante/restantes inicial/iniciais especial/especiais
    disponível/disponíveis diferente/diferentes final/finais militar/militares adicional/adicionais igual/iguais"""
"""Adjectives of one form for both genders; cinza and laranja never change at all."""

ARTICLES = {
    (MASCULINE, SINGULAR): "o um do no ao pelo num este esse aquele seu meu nenhum deste desse neste nesse todo",
    (FEMININE, SINGULAR): "a uma da na à pela numa esta essa aquela sua minha nenhuma desta dessa nesta nessa toda",
    (MASCULINE, PLURAL): "os uns dos nos aos pelos estes esses seus meus todos destes desses nestes",
    (FEMININE, PLURAL): "as umas das nas às pelas estas essas suas minhas todas destas dessas nestas",
}

BEFORE = "falta/faltam resta/restam sobra/sobram"
AFTER = "sai/saem fica/ficam volta/voltam desempata/desempatam vence/vencem"
"""Verbs that stand before what they count, and after it."""

NEED_A_JOINT = {"templo": ("floresta", "montanha", "mar")}
"""Nouns that take "da" or "do" before these names."""


def forms(table: dict[str, str]) -> dict[str, Form]:
    """Every noun in both its numbers, with its gender."""
    found: dict[str, Form] = {}
    for gender, pairs in table.items():
        for one, many in [pair.split("/") for pair in pairs.split()]:
            found[many] = (gender, PLURAL)
            found[one] = (gender, SINGULAR if one != many else "")
    return found


def both_numbers(pairs: str) -> dict[str, Form]:
    """Words without a gender, in both their numbers."""
    split = [pair.split("/") for pair in pairs.split()]
    return {one: ("", SINGULAR) for one, _ in split} | {many: ("", PLURAL) for _, many in split}


NOUN = forms(NOUNS)
ARTICLE = {word: form for form, words in ARTICLES.items() for word in words.split()}
ADJECTIVE: dict[str, Form] = {
    **{stem + end: form for stem in VARYING.split() for end, form in zip(("o", "a", "os", "as"), ARTICLES)},
    **both_numbers(EITHER),
}
VERB_BEFORE, VERB_AFTER = both_numbers(BEFORE), both_numbers(AFTER)


def agree(one: Form, two: Form) -> bool:
    """Whether two forms can stand together; an empty part of a form goes with everything."""
    return all(not a or not b or a == b for a, b in zip(one, two))


def is_figure(word: str) -> bool:
    """Whether a word is a number."""
    return word[0].isdigit() or word == "½"


def counted(number: str) -> str:
    """The number of a noun after a figure; one and a half is one in Portuguese, and nought may be either."""
    value = float(number.replace("½", ".5").replace(",", "."))
    return "" if value == 0 else SINGULAR if value < 2 else PLURAL


def complaints(sentence: str) -> list[str]:
    """Whatever does not agree in a sentence, a few words each."""
    words = WORD.findall(sentence)
    return [" ".join(words[start:end]) for start, end in sorted(set(heard(words, [word.lower() for word in words])))]


def heard(words: list[str], lower: list[str]) -> Iterator[tuple[int, int]]:
    """The places, first word and end, where something does not agree."""
    for at, word in enumerate(lower):
        if is_figure(word):
            yield from miscounted(lower, at)
        elif word in ARTICLE:
            yield from misled(lower, at)
        elif word in VERB_BEFORE or word in VERB_AFTER:
            yield from misspoken(lower, at)
        if word in NOUN:
            yield from misdescribed(lower, at)
        if word in ADJECTIVE:
            yield from mistitled(words, lower, at)


def miscounted(lower: list[str], at: int) -> Iterator[tuple[int, int]]:
    """ "1 moedas", "4 alimento", "1 novas peças"."""
    end = at + 1
    while end < len(lower) and (lower[end] in BETWEEN or (lower[end] in ADJECTIVE and lower[end] not in NOUN)):
        end += 1
    form = ("", counted(lower[at]))
    found = [NOUN.get(lower[end], ("", ""))] if end < len(lower) else []
    found += [ADJECTIVE[word] for word in lower[at + 1 : end] if word in ADJECTIVE]
    if end < len(lower) and lower[end] in NOUN and not all(agree(form, each) for each in found):
        yield at, end + 1


def misled(lower: list[str], at: int) -> Iterator[tuple[int, int]]:
    """ "o carta", "das peças novos", "as 1 carta"."""
    end = at + 1
    if lower[at] == "a" and end < len(lower) and (is_figure(lower[end]) or lower[end] in lower[max(0, at - 1) : at]):
        return  # "de 1 a 4 cartas", "a 2 passos de", "lance a lance"
    while end < len(lower) and (is_figure(lower[end]) or (lower[end] in ADJECTIVE and lower[end] not in NOUN)):
        end += 1
    if end < len(lower) and lower[end] in NOUN and not agree(ARTICLE[lower[at]], NOUN[lower[end]]):
        yield at, end + 1


def misspoken(lower: list[str], at: int) -> Iterator[tuple[int, int]]:
    """ "faltam 1", "resta 3", "2 cartas sai"."""
    verb, before, after = lower[at], lower[max(0, at - 2) : at], lower[at + 1 : at + 2]
    if verb in VERB_BEFORE:
        if after and is_figure(after[0]) and not agree(VERB_BEFORE[verb], ("", counted(after[0]))):
            yield at, at + 2
    elif len(before) == 2 and is_figure(before[0]) and not agree(VERB_AFTER[verb], NOUN.get(before[1], ("", ""))):
        yield at - 2, at + 1


def misdescribed(lower: list[str], at: int) -> Iterator[tuple[int, int]]:
    """ "torre amarelo", "torre: amarelo", "peças nova", "templo Mar"; "discos de torre amarelos" is none."""
    end = at + 1
    if end < len(lower) and lower[end] in NEED_A_JOINT.get(lower[at], ()):
        yield at, end + 1
    colon = end < len(lower) and lower[end] == ":"
    end += colon
    owners = [NOUN[lower[at]]]
    if at >= 2 and lower[at - 1] in JOINTS and lower[at - 2] in NOUN:
        owners.append(NOUN[lower[at - 2]])
    while end < len(lower) and lower[end] in ADJECTIVE:
        form = ADJECTIVE[lower[end]] if not colon else (ADJECTIVE[lower[end]][0], "")
        if not any(agree(owner, form) for owner in owners):
            yield at, end + 1
        end += 1


def mistitled(words: list[str], lower: list[str], at: int) -> Iterator[tuple[int, int]]:
    """ "Reconstruída: Palácio Real", "Palácio Real, reconstruída": a title that does not fit the name beside it."""
    alone = at == 0 or lower[at - 1] in BREAK
    after = at + 2 < len(lower) and lower[at + 1] == ":" and lower[at + 2] in NOUN and words[at + 2][0].isupper()
    if alone and words[at][0].isupper() and after and not agree(ADJECTIVE[lower[at]], NOUN[lower[at + 2]]):
        yield at, at + 3
    if at >= 2 and lower[at - 1] == "," and words[at][0].islower():
        start = at - 2
        while start > 0 and lower[start - 1] not in BREAK:
            start -= 1
        if words[start][0].isupper() and lower[start] in NOUN and not agree(ADJECTIVE[lower[at]], NOUN[lower[start]]):
            yield start, at + 1
