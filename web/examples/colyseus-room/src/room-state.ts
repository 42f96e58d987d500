import { type SchemaType, schema, t } from '@colyseus/schema';

/**
 * What Colyseus keeps in step by itself: what lobbies and spectators want to know. The game is not in it: each
 * client computes that.
 */
export const RoomState = schema(
  {
    /** The name of the process that has the room. */
    process: t.string().default(''),
    /** The last tick that was checked, and its hash. */
    checkedTick: t.uint32().default(0),
    checkedHash: t.string().default(''),
    /** How many ticks the server played again, for inputs that came late. */
    replayed: t.uint32().default(0),
    /** The slot of each player that is connected, by session. */
    slots: t.map('uint8'),
  },
  'RoomState',
);
export type RoomState = SchemaType<typeof RoomState>;
