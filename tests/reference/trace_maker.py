"""Makes traces and records with the reference implementations and random players.

The records are input for `mitts replay`. The traces test the checker without any other program. This file follows the
notation, and must not depend on the checker.
"""

import json


def random_action(table, game, random):
    """Returns a random legal action, with a slight preference for calls and placements, so that they are frequent."""
    legal = sorted(table.legal())
    if game.NAME == "mitigati" and table.stage in "123":
        return random_bid(table, random)
    rare = [action for action in legal if ":" in action and not action.startswith(("drop", "give", "discard"))]
    if rare and random.random() < 0.3:
        return random.choice(rare)
    return random.choice(legal)


def random_bid(table, random):
    """Returns "more" or a random bid. Small bids, repeated bids and agreements are all frequent."""
    last = table.bids[table.turn]
    if random.random() < 0.2:
        return "more"
    others = [bid for seat, bid in enumerate(table.bids) if seat != table.turn]
    agreed = -sum(others) if None not in others else None
    if agreed is not None and table.allows(f"bid:{agreed}") and random.random() < 0.15:
        return f"bid:{agreed}"
    if last is not None and random.random() < 0.6:
        return f"bid:{last}"
    return f"bid:{random.randint(-100, 200 if last is None else last)}"


def play_round(table, game, random):
    """Plays a round to its end. Returns its action lines and points lines."""
    lines = [{"type": "points", **points} for points in table.opening_points]
    while not table.over:
        seat, legal, action = table.turn, sorted(table.legal()), random_action(table, game, random)
        lines.append({"type": "action", "seat": seat, "legal": legal, "action": action})
        lines += [{"type": "points", **points} for points in table.play(action)]
    return lines


def shuffled_pack(game, options, random):
    from common import french_pack, tarot_pack
    if game.NAME == "mitigati":
        pack = tarot_pack()
    else:
        pack = french_pack(options.get("packs", 1), options.get("jokers", 0))
    random.shuffle(pack)
    return pack


def make_trace(game, options, random, rounds=1000):
    """Returns a whole match as a list of JSON lines. The seed is arbitrary, because decks come from `random`."""
    lines = [{"type": "game", "game": game.NAME, "options": options, "seed": "1"}]
    totals = [0] * game.number_of_sides(options)
    dealer = random.randrange(options["players"])
    for number in range(1, rounds + 1):
        deck = shuffled_pack(game, options, random)
        lines.append({"type": "round", "round": number, "dealer": dealer, "deck": deck})
        table = game.Round.from_deck(options, dealer, deck, totals)
        lines += play_round(table, game, random)
        totals = [total + score for total, score in zip(totals, table.scores)]
        lines.append({"type": "round_end", "round": number, "scores": table.scores, "totals": totals})
        winning = game.winners(options, totals, number)
        if winning is not None:
            lines.append({"type": "game_end", "totals": totals, "winners": winning})
            break
        dealer = (dealer + 1) % options["players"]
    return [json.dumps(line) for line in lines]
