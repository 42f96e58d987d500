#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <span>
#include <utility>
#include <vector>

struct Vector {
  double x, y;
};
struct Box {
  double minX, minY, maxX, maxY;
};
struct Node {
  Box box;
  const Node* left = nullptr;
  const Node* right = nullptr;
};
using Found = std::function<void(int, int)>;
using Cell = std::pair<int, int>;

/** Whether two boxes share a point. */
bool meet(const Box& p, const Box& q) {
  //# boxes query remain
  const bool inX = p.minX <= q.maxX && q.minX <= p.maxX;
  return inX && p.minY <= q.maxY && q.minY <= p.maxY;
  //#
}

/** Compares every box with every other one. */
void allPairs(std::span<const Box> boxes, const Found& found) {
  //# all
  for (int j = 1; j < std::ssize(boxes); ++j) {
    for (int i = 0; i < j; ++i) {
      if (meet(boxes[i], boxes[j])) found(i, j);
    }
  }
  //#
}

/** The cell that a point lies in. */
Cell cellAt(double x, double y, double width) {
  return {int(std::floor(x / width)), int(std::floor(y / width))};
}

/** The boxes that lie in each cell of a grid. */
auto cellsOf(std::span<const Box> boxes, double width) {
  //# cells
  std::map<Cell, std::vector<int>> cells;
  for (int i = 0; i < std::ssize(boxes); ++i) {
    const auto [x0, y0] = cellAt(boxes[i].minX, boxes[i].minY, width);
    const auto [x1, y1] = cellAt(boxes[i].maxX, boxes[i].maxY, width);
    for (int y = y0; y <= y1; ++y) {
      for (int x = x0; x <= x1; ++x) cells[{x, y}].push_back(i);
    }
  }
  return cells;
  //#
}

/** Compares the boxes that share a cell. */
void gridPairs(std::span<const Box> boxes, double width,
               const Found& found) {
  //# share
  for (const auto& [cell, inside] : cellsOf(boxes, width)) {
    for (std::size_t n = 1; n < inside.size(); ++n) {
      for (std::size_t m = 0; m < n; ++m) {
        const Box& p = boxes[inside[m]];
        const Box& q = boxes[inside[n]];
        if (!meet(p, q)) continue;
        // Pairs that share several cells count in one.
        const double x = std::max(p.minX, q.minX);
        const double y = std::max(p.minY, q.minY);
        if (cell == cellAt(x, y, width)) found(inside[m], inside[n]);
      }
    }
  }
  //#
}

/** Looks only below the nodes that a box meets. */
void search(const Node& node, const Box& box,
            const std::function<void(const Node&, bool)>& look) {
  //# query
  const bool met = meet(node.box, box);
  look(node, met);
  if (!met || node.left == nullptr) return;
  search(*node.left, box, look);
  search(*node.right, box, look);
  //#
}

using LookAtPair = std::function<void(const Node&, const Node&, bool)>;

/** Looks for the leaves below p that meet those below q. */
void between(const Node& p, const Node& q, const LookAtPair& look) {
  //# tree
  const bool met = meet(p.box, q.box);
  look(p, q, met);
  const bool leaves = p.left == nullptr && q.left == nullptr;
  if (!met || leaves) return;
  const bool first = p.left != nullptr;
  const Node& whole = first ? q : p;
  const Node& split = first ? p : q;
  between(whole, *split.left, look);
  between(whole, *split.right, look);
  //#
}

/** Looks for the leaves of a tree that meet one another. */
void treePairs(const Node& node, const LookAtPair& look) {
  //# tree
  if (node.left == nullptr) return;
  treePairs(*node.left, look);
  treePairs(*node.right, look);
  between(*node.left, *node.right, look);
  //#
}

/** A box with room ahead, good until the body leaves it. */
Box roomFor(const Box& box, const Box& room, Vector step) {
  //# kept
  const bool inX = room.minX <= box.minX && box.maxX <= room.maxX;
  const bool inY = room.minY <= box.minY && box.maxY <= room.maxY;
  if (inX && inY) return room;
  return {box.minX + std::min(0.0, 8 * step.x),
          box.minY + std::min(0.0, 8 * step.y),
          box.maxX + std::max(0.0, 8 * step.x),
          box.maxY + std::max(0.0, 8 * step.y)};
  //#
}
