"""Makes records for `mitts replay`: random set-ups and dealt packs, with random play.

The reference implementation chooses the moves, so a record also tests whether the program accepts every legal move.
Few ranks are used, so that calls, steals and captures are frequent.
"""

from common import french_pack, tarot_pack
import mitch
from trace_maker import random_action, shuffled_pack


def record_text(game, options_text, tags, actions):
    lines = [f'[Game "{game.NAME}"]', '[Format "1"]', f'[Options "{options_text}"]']
    lines += [f'[{name} "{value}"]' for name, value in tags.items()]
    return "\n".join(lines) + "\n\n" + " ".join(actions) + "\n"


def make_record(game, options_text, random):
    """Returns a record of one round from a random set-up or deal, the expected start, and the round's actions."""
    options = game.options_from_text(options_text)
    if random.random() < 0.3:
        start = {"dealer": random.randrange(options["players"]), "deck": shuffled_pack(game, options, random)}
        tags = {"Dealer": start["dealer"], "Deck": " ".join(start["deck"])}
        table = game.Round.from_deck(options, start["dealer"], start["deck"])
    else:
        start = SETUPS[game.NAME](options, random)
        table = game.Round.from_setup(options, start)
        while table.over:  # the program refuses a set-up without a legal action
            start = SETUPS[game.NAME](options, random)
            table = game.Round.from_setup(options, start)
        tags = TAGS[game.NAME](start)
    actions = play_out(table, game, random)
    return record_text(game, options_text, tags, actions), start, actions


def play_out(table, game, random):
    actions = []
    while not table.over:
        actions.append(random_action(table, game, random))
        table.play(actions[-1])
    return actions


def make_illegal_record(game, options_text, random):
    """Returns a record of a deal with a plausible but illegal last action, and this action, or (None, None)."""
    options = game.options_from_text(options_text)
    dealer, deck = random.randrange(options["players"]), shuffled_pack(game, options, random)
    table = game.Round.from_deck(options, dealer, deck)
    actions, illegal = [], None
    for _ in range(random.randint(0, 60)):
        if table.over:
            break
        wrong = [action for action in LOOKALIKES[game.NAME](table) if not is_legal(table, action)]
        if wrong:
            illegal, before = random.choice(sorted(wrong)), len(actions)
        actions.append(random_action(table, game, random))
        table.play(actions[-1])
    if illegal is None:
        return None, None
    tags = {"Dealer": dealer, "Deck": " ".join(deck)}
    return record_text(game, options_text, tags, actions[:before] + [illegal]), illegal


def is_legal(table, action):
    if action.startswith("bid:"):
        return table.allows(action)
    return action in table.legal()


def mitaines_lookalikes(table):
    """Returns plays of every card in any hand, with and without calls, and gifts of these cards."""
    cards = set(sum(table.hands, []))
    return {card + call for card in cards for call in ("", ":m", ":g", ":s")} | {f"give:{card}" for card in cards}


def mitch_lookalikes(table):
    """Returns placements and discards of every card in any hand, and both draws."""
    cards = set(sum(table.hands, []))
    return {f"{verb}:{card}" for card in cards for verb in ("place", "drop")} | {"draw:stock", "draw:pile"}


def mitigati_lookalikes(table):
    """Returns "more", two bids just out of range, and plays and discards of every card of the seat on turn."""
    last = table.bids[table.turn]
    bids = {"more", "bid:-101", f"bid:{201 if last is None else last + 1}"}
    cards = table.hands[table.turn]
    return bids | set(cards) | {f"discard:{card}" for card in cards}


def seats(hands):
    return " / ".join(" ".join(hand) or "-" for hand in hands)


def take(cards, count):
    taken = cards[:count]
    del cards[:count]
    return taken


def hands_of(cards, players, largest, random):
    """Returns random hands. At least one of them has cards."""
    hands = [take(cards, random.randint(0, largest)) for _ in range(players)]
    if not any(hands):
        hands[random.randrange(players)] += take(cards, 1)
    return hands


def turn_and_dealer(hands, random):
    """Returns a starting seat that has cards, and the dealer, who is the seat before it or a random seat."""
    turn = random.choice([seat for seat, hand in enumerate(hands) if hand])
    if random.random() < 0.5:
        return {"turn": turn, "dealer": (turn - 1) % len(hands), "dealer_named": False}
    return {"turn": turn, "dealer": random.randrange(len(hands)), "dealer_named": True}


def common_tags(setup):
    tags = {"Hands": seats(setup["hands"]), "Turn": setup["turn"]}
    if setup["dealer_named"]:
        tags["Dealer"] = setup["dealer"]
    return tags


def card_tags(setup, names):
    return {name: " ".join(setup[name.lower()]) for name in names if setup[name.lower()]}


# ---------------------------------------------------------------- Mitaines


def mitaines_setup(options, random):
    players = options["players"]
    pack = french_pack(1, options["jokers"])
    random.shuffle(pack)
    ranks = sorted({card[0] for card in pack} - {"T", "J", "X"})
    favourites = set(random.sample(ranks, 3)) | {"T", "J", "X"}
    pack.sort(key=lambda card: card[0] not in favourites)
    head = pack[:24]
    random.shuffle(head)
    cards = head + pack[24:]
    hands = hands_of(cards, players, 24 // players - 1, random)
    setup = {"hands": hands, "layout": [], "pile": take(cards, random.randint(0, 4)), "stock": []}
    if random.random() < 0.3:
        setup["layout"] = take(cards, random.choice([4, 6]))
    a_deal = players * (8 if players == 3 else 6)
    if random.random() < 0.3 and len(cards) >= a_deal:
        random.shuffle(cards)
        setup["stock"] = take(cards, a_deal)
    return {**setup, **turn_and_dealer(hands, random)}


def mitaines_tags(setup):
    return {**common_tags(setup), **card_tags(setup, ("Layout", "Pile", "Stock"))}


# ---------------------------------------------------------------- Mitch


def mitch_setup(options, random):
    players, packs = options["players"], options["packs"]
    aces = [f"A{suit}" for suit in "CDHS"] * packs
    cards = [card for card in french_pack(packs) if card[0] != "A"]
    random.shuffle(aces)
    random.shuffle(cards)
    columns = [random_columns(cards, options, random) for _ in range(players)]
    # With ending=last_ace, the closing ace ends the round, so a set-up must not begin with all aces drawn.
    out = random.randint(0, len(aces) - (options["ending"] == "last_ace"))
    hands = [take(cards, random.choice([options["hand_size"], random.randint(0, 4)])) for _ in range(players)]
    if not any(hands):
        hands[0] += take(cards, 1)
    discards = take(cards, random.randint(0, 5))
    stock = cards[:random.randint(0, len(cards))] + aces[out:]
    random.shuffle(stock)
    setup = {"hands": hands, "columns": columns, "stock": stock, "discards": discards, "aces": out}
    return {**setup, **turn_and_dealer(hands, random)}


def random_columns(cards, options, random):
    """Returns random legal columns, and removes their cards from `cards`."""
    columns = {}
    for card in random.sample(cards, random.randint(0, min(8, len(cards) // 8))):
        column = columns.setdefault(card[1], [])
        if mitch.fits(column, card, options["direction"]):
            column.append(card)
            cards.remove(card)
    return [column for column in columns.values() if column]


def mitch_tags(setup):
    columns = " / ".join(", ".join(" ".join(column) for column in seat) or "-" for seat in setup["columns"])
    return {**common_tags(setup), "Columns": columns, **card_tags(setup, ("Stock", "Discards")),
            "Aces": setup["aces"]}


# ---------------------------------------------------------------- Mitigati


def mitigati_setup(options, random):
    cards = tarot_pack()
    random.shuffle(cards)
    stage = random.choice(["1", "2", "3", "discard", "play", "play"])
    dealer = random.randrange(3)
    setup = {"stage": stage, "discards": [], "tricks": [[], [], []], "stock": [],
             "turn": (dealer + 1) % 3, "dealer": dealer, "dealer_named": True}
    if stage in "123":
        setup["hands"] = [take(cards, 5 + 5 * int(stage)) for _ in range(3)]
        setup["stock"] = cards
    elif stage == "discard":
        setup["hands"] = [take(cards, 28 if seat == dealer else 25) for seat in range(3)]
        setup["turn"] = dealer
    else:
        begin_in_play(setup, cards, random)
    return setup


def begin_in_play(setup, cards, random):
    low = [card for card in cards if card not in ("KC", "KD", "KH", "KS") and not card[1].isdigit()]
    setup["discards"] = low[:3]
    for card in setup["discards"]:
        cards.remove(card)
    size = random.choice([25, random.randint(1, 24)])
    setup["hands"] = [take(cards, size) for _ in range(3)]
    setup["turn"] = random.randrange(3)
    while cards:
        setup["tricks"][random.randrange(3)] += take(cards, 3)


def mitigati_tags(setup):
    tags = {**common_tags(setup), "Stage": setup["stage"], **card_tags(setup, ("Stock", "Discards"))}
    if any(setup["tricks"]):
        tags["Tricks"] = seats(setup["tricks"])
    return tags


SETUPS = {"mitaines": mitaines_setup, "mitch": mitch_setup, "mitigati": mitigati_setup}
TAGS = {"mitaines": mitaines_tags, "mitch": mitch_tags, "mitigati": mitigati_tags}
LOOKALIKES = {"mitaines": mitaines_lookalikes, "mitch": mitch_lookalikes, "mitigati": mitigati_lookalikes}
