#include "ai/mitaines/search.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

Search::Search(const QuickRules& rules, const Observation& observation, const Worlds& worlds, Judge& judge,
               const SearchPlan& plan, Rng& rng)
    : rules_(rules), worlds_(worlds), judge_(judge), plan_(plan), viewer_(observation.viewer),
      leader_(seat_after(observation.dealer, rules.players)),
      exchanged_(observation.phase == Phase::Exchange ? observation.exchanged : all_exchanged),
      next_hand_(observation.stock > 0 ? hand_size(rules.options, observation.deal + 1) : 0), seed_(rng.next()) {
    nodes_.reserve(static_cast<std::size_t>(plan.nodes));
    const auto table = worlds.table(0);
    if (exchanged_ < all_exchanged) {
        judge.weigh_gifts(table, viewer_, plays_);
    } else {
        judge.weigh(table, plays_);
    }
    QuickMoves plays = plays_.plays;
    const auto best = plays_.best();
    for (std::size_t index = 0; index < plays.size(); ++index) {
        root_.push_back({.play = plays[index], .own = plays_.values[index]});
        root_nodes_[index] = add_node(plays[index]);
    }
    std::swap(root_[0], root_[best]);
    std::swap(root_nodes_[0], root_nodes_[best]);
    alive_ = plays.size();
    halve();
}

std::int32_t Search::add_node(QuickMove play) {
    if (nodes_.size() == nodes_.capacity()) {
        return none;
    }
    nodes_.push_back({.code = play.code});
    return static_cast<std::int32_t>(nodes_.size() - 1);
}

// Returns the child for another player's play or a forced play. Adds the node if it is missing. Returns `none` if there
// is no space.
std::int32_t Search::seen_child(std::int32_t parent, QuickMove play) {
    auto child = nodes_[static_cast<std::size_t>(parent)].child;
    while (child != none && nodes_[static_cast<std::size_t>(child)].code != play.code) {
        child = nodes_[static_cast<std::size_t>(child)].next;
    }
    if (child == none) {
        child = add_node(play);
        if (child != none) {
            nodes_[static_cast<std::size_t>(child)].next = nodes_[static_cast<std::size_t>(parent)].child;
            nodes_[static_cast<std::size_t>(parent)].child = child;
        }
    }
    return child;
}

// Adds the rated plays as children of a node on the viewer's turn. Returns false if there is no space.
bool Search::grow(std::int32_t node) {
    if (nodes_.size() + plays_.plays.size() > nodes_.capacity()) {
        return false;
    }
    const double best = plays_.values[plays_.best()];
    for (std::size_t index = plays_.plays.size(); index-- > 0;) {
        const auto child = add_node(plays_.plays[index]);
        auto& added = nodes_[static_cast<std::size_t>(child)];
        added.prior = static_cast<float>(plays_.values[index] - best);
        added.next = nodes_[static_cast<std::size_t>(node)].child;
        nodes_[static_cast<std::size_t>(node)].child = child;
    }
    nodes_[static_cast<std::size_t>(node)].grown = true;
    return true;
}

std::int32_t Search::choose_child(std::int32_t node) const {
    const auto& parent = nodes_[static_cast<std::size_t>(node)];
    const double mean = static_cast<double>(parent.sum) / std::max(1, parent.visits);
    const double wide = plan_.exploration * spread_ * std::sqrt(std::log(parent.visits + 1.0));
    std::int32_t chosen = none;
    double best = 0;
    for (auto child = parent.child; child != none; child = nodes_[static_cast<std::size_t>(child)].next) {
        const auto& each = nodes_[static_cast<std::size_t>(child)];
        const double visits = each.visits + plan_.prior;
        const double bound =
            (static_cast<double>(each.sum) + plan_.prior * (mean + static_cast<double>(each.prior))) / visits +
            wide / std::sqrt(visits);
        if (chosen == none || bound > best) {
            chosen = child;
            best = bound;
        }
    }
    return chosen;
}

// M6: makes the gift, then lets the judge choose the remaining gifts of the exchange.
void Search::finish_exchange(QuickTable& table, QuickMove gift) {
    give(rules_, table, leader_, exchanged_, gift);
    judge_.exchange(table, leader_, exchanged_ + 1, plays_);
}

// Returns the play that the judge rates highest, or sometimes a slightly worse or random play.
QuickMove Search::others_play(const QuickTable& table) {
    table.list_moves(rules_, plays_.plays);
    if (plays_.plays.size() == 1) {
        return plays_.plays[0];
    }
    constexpr int parts = 128;
    if (const double blunder = blunders_[at(table.turn)]; blunder > 0 && quick_below(parts, dice_) < blunder * parts) {
        return plays_.plays[static_cast<std::size_t>(quick_below(static_cast<int>(plays_.plays.size()), dice_))];
    }
    judge_.weigh(table, plays_);
    const auto best = plays_.best();
    if (quick_below(parts, dice_) >= plan_.error * parts) {
        return plays_.plays[best];
    }
    double sum = 0;
    for (std::size_t index = 0; index < plays_.plays.size(); ++index) {
        sum += plays_.values[index] = std::exp((plays_.values[index] - plays_.values[best]) / plan_.temperature);
    }
    double mark = sum * (dice_.next() * 0x1p-32);
    for (std::size_t index = 0; index < plays_.plays.size(); ++index) {
        mark -= plays_.values[index];
        if (mark < 0) {
            return plays_.plays[index];
        }
    }
    return plays_.plays[best];
}

// Returns the points that the viewer's side has scored since the root, and the other sides' average.
Search::Result Search::won(const QuickTable& table) const {
    Result result;
    for (int side = 0; side < rules_.sides; ++side) {
        const double points = table.points[at(side)];
        (side == rules_.side_of(viewer_) ? result.own : result.others) +=
            side == rules_.side_of(viewer_) ? points : points / (rules_.sides - 1);
    }
    return result;
}

// Returns the result at the end of the deal.
Search::Result Search::result_of(QuickTable& table) {
    if (table.match_won) {
        auto result = won(table);
        const auto side = static_cast<std::size_t>(rules_.side_of(viewer_));
        const bool own = table.points[side] >= table.to_win[side];
        result.match = own ? match_worth : -match_worth;
        return result;
    }
    if (next_hand_ == 0) {
        table.end_round(rules_);
        return won(table);
    }
    auto result = won(table);
    const auto rest = judge_.worth_of_rest(table, leader_, next_hand_);
    for (int side = 0; side < rules_.sides; ++side) {
        const double points = rest[at(side)];
        result.rest += side == rules_.side_of(viewer_) ? points : -points / (rules_.sides - 1);
    }
    return result;
}

void Search::play_out(std::size_t root) {
    dice_ = Rng(seed_ + world_);
    auto table = worlds_.table(static_cast<int>(world_ % static_cast<std::uint64_t>(worlds_.size())));
    auto node = root_nodes_[root];
    if (exchanged_ < all_exchanged) {
        finish_exchange(table, root_[root].play);
        node = none;
    } else {
        table.play(rules_, root_[root].play);
    }
    const auto now = won(table);
    path_length_ = 0;
    while (!table.over()) {
        table.play(rules_, table.turn == viewer_ ? own_play(table, node) : others_play_at(table, node));
    }
    learn(root_[root], now, result_of(table));
}

QuickMove Search::others_play_at(const QuickTable& table, std::int32_t& node) {
    const auto play = others_play(table);
    node = node == none ? none : seen_child(node, play);
    return play;
}

// Chooses a play from the tree or, beyond the tree, the judge's best play. The first turn beyond the tree is added to
// the tree.
QuickMove Search::own_play(const QuickTable& table, std::int32_t& node) {
    if (node != none && nodes_[static_cast<std::size_t>(node)].grown) {
        const auto child = choose_child(node);
        if (path_length_ + 2 <= longest) {
            path_[path_length_++] = node;
            path_[path_length_++] = child;
        }
        node = child;
        return QuickMove{.code = nodes_[static_cast<std::size_t>(child)].code};
    }
    const auto play = judge_.choose(table, plays_);
    if (plays_.plays.size() == 1) {
        node = node == none ? none : seen_child(node, play);
        return play;
    }
    if (node != none) {
        grow(node);
    }
    node = none;
    return play;
}

void Search::learn(RootPlay& tried, const Result& now, const Result& result) {
    const double value = result.own - result.others + result.rest + result.match;
    for (std::size_t step = 0; step < path_length_; ++step) {
        auto& visited = nodes_[static_cast<std::size_t>(path_[step])];
        ++visited.visits;
        visited.sum += static_cast<float>(value);
    }
    if (tried.visits == 0) { // until the first visit, the values are the judge's estimates
        tried.own = tried.others = tried.rest = tried.match = 0;
    }
    ++tried.visits;
    const double share = 1.0 / tried.visits;
    tried.now = now.own - now.others;
    tried.own += (result.own - now.own - tried.own) * share;
    tried.others += (result.others - now.others - tried.others) * share;
    tried.rest += (result.rest - tried.rest) * share;
    tried.match += (result.match - tried.match) * share;
    ++played_;
    sum_ += value;
    squares_ += value * value;
    const double mean = sum_ / played_;
    spread_ = std::max(1.0, std::sqrt(std::max(0.0, squares_ / played_ - mean * mean)));
}

// Sorts the remaining plays and drops the worse half, except before the first round of play-outs.
void Search::halve() {
    if (world_ > 0) {
        for (std::size_t index = 1; index < alive_; ++index) {
            for (auto place = index; place > 0 && root_[place].value() > root_[place - 1].value(); --place) {
                std::swap(root_[place], root_[place - 1]);
                std::swap(root_nodes_[place], root_nodes_[place - 1]);
            }
        }
        alive_ = (alive_ + 1) / 2;
    }
    const int rounds = std::max(1, static_cast<int>(std::bit_width(root_.size() - 1)));
    round_end_ =
        world_ +
        static_cast<std::uint64_t>(plan_.playouts / rounds / static_cast<int>(std::max<std::size_t>(1, alive_))) + 1;
}

bool Search::step() {
    if (alive_ <= 1) {
        return false;
    }
    play_out(at_root_);
    if (++at_root_ == alive_) {
        at_root_ = 0;
        if (++world_ == round_end_) {
            halve();
        }
    }
    return alive_ > 1;
}

} // namespace mitts::ai::for_mitaines
