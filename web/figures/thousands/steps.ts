import type { FigureView } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import type { Values } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import type { ThousandsEvaluation, ThousandsState } from './scene.js';
import { search, type TreeNode } from './thousands.js';

/** What the search for the box in the picture looks at. */
export interface Visits {
  readonly looked: readonly { readonly node: TreeNode; readonly met: boolean }[];
  /** The rooms that it ends at. */
  readonly candidates: number;
  /** The bodies that meet the box, by the exact test. */
  readonly found: number;
}

export function visitsOf({ population, query }: ThousandsEvaluation): Visits {
  const looked: { node: TreeNode; met: boolean }[] = [];
  search(population.tree.root, query, (node, met) => looked.push({ node, met }));
  return {
    looked,
    candidates: looked.filter(({ node, met }) => met && node.left === null).length,
    found: population.world.queryBox(query).length,
  };
}

/** How many bodies left their rooms in a frame, on an average of those that were watched. */
export const leaversOf = ({ population: { watched } }: ThousandsEvaluation): number =>
  watched.reduce((sum, n) => sum + n, 0) / Math.max(1, watched.length);

/** The numbers of the moment, as the texts write them. */
function valuesOf(evaluation: ThousandsEvaluation): Values {
  const { population, cell } = evaluation;
  const { tree, aroundBar } = population;
  const grid = population.grid(cell);
  const visits = visitsOf(evaluation);
  return {
    count: whole(population.count),
    pairs: whole(population.pairs),
    overlapping: whole(population.overlapping.length / 2),
    barBoxes: whole(aroundBar.boxes),
    barTouching: whole(aroundBar.touching),
    cell,
    cells: whole(grid.cells.size),
    entries: whole(grid.entries),
    shared: whole(grid.compared),
    boxes: whole(tree.boxes.length / 4),
    depth: tree.depth,
    compared: whole(population.comparedInTree),
    looked: whole(visits.looked.length),
    rooms: whole(visits.candidates),
    found: whole(visits.found),
    leavers: leaversOf(evaluation).toFixed(1),
    watched: population.watched.length,
    contacts: whole(population.world.contacts.length),
  };
}

/** From all pairs to those that remain. */
export function stepsOf(evaluation: ThousandsEvaluation): Step[] {
  const values = valuesOf(evaluation);
  const kept = evaluation.population.watched.length > 0 ? 'do.kept' : 'do.kept.still';
  const step = (phase: string, say = `do.${phase}`): Step => ({ phase, say, values });
  return [
    step('all'),
    step('boxes'),
    { ...step('cells'), mark: 'a' },
    { ...step('share'), mark: 'a' },
    { ...step('tree'), mark: 'b' },
    { ...step('query'), mark: 'b' },
    { ...step('kept', kept), mark: 'motion' },
    { ...step('remain'), mark: 'answer' },
  ];
}

export type ThousandsView = FigureView<ThousandsState, ThousandsEvaluation>;
