/**
 * sepax/check: is collision code right? Thousands of hard pairs of shapes as data, each with its exact answer, and
 * what wrong answers look like. A module of a few kB that compiles nothing and asks nothing of the library.
 *
 * @module sepax/check
 */
export type { Relation } from './exact.js';
export type { CheckFamily } from './families.js';
export { type CaseOptions, type CheckCase, hardCases } from './hard-cases.js';
export {
  type CheckOptions,
  type CheckReport,
  checkIntersects,
  type FamilyCount,
  type IntersectsFunction,
  type JudgeOptions,
  judge,
  type LikelyMistake,
  type WrongAnswer,
} from './report.js';
export type {
  CheckBox,
  CheckCircle,
  CheckKind,
  CheckPoint,
  CheckPolygon,
  CheckShape,
} from './shapes.js';
export type { CheckMistake } from './suspects.js';
