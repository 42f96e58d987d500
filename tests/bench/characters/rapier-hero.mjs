// A character of rapier: its KinematicCharacterController, set up as its guide does. It counts in
// metres, for which its tolerances are made: the hero is one metre high.
import RAPIER from '@dimforge/rapier2d-compat';
import { CAPSULE, carried, SNAP, START, slopeBox } from './scenes.mjs';

/** Pixels. */
const METRE = 40;
/** The gap that it keeps to obstacles, which must not be 0: that of its guide. */
const OFFSET = 0.01;
const MAX_SLOPE = Math.PI / 4;

export async function newRapierHero({ slope, platform }) {
  await RAPIER.init();
  const world = new RAPIER.World({ x: 0, y: 0 });
  world.timestep = 1 / 60;
  const { width, height, x = 0, y = 0, angle = 0 } = platform ?? slopeBox(slope);
  const kinematic = () => RAPIER.RigidBodyDesc.kinematicPositionBased();
  // Over ground that is kinematic, too, its controller hardly gets anywhere: only what moves is that.
  const kind = platform ? kinematic() : RAPIER.RigidBodyDesc.fixed();
  const ground = world.createRigidBody(
    kind.setTranslation(x / METRE, y / METRE).setRotation(angle),
  );
  const collisions = RAPIER.ActiveCollisionTypes.ALL;
  const listen = (shape) =>
    shape.setActiveEvents(RAPIER.ActiveEvents.COLLISION_EVENTS).setActiveCollisionTypes(collisions);
  world.createCollider(
    listen(RAPIER.ColliderDesc.cuboid(width / 2 / METRE, height / 2 / METRE)),
    ground,
  );
  const body = world.createRigidBody(kinematic().setTranslation(START.x / METRE, START.y / METRE));
  const capsule = RAPIER.ColliderDesc.capsule(CAPSULE.half / METRE, CAPSULE.radius / METRE);
  const collider = world.createCollider(listen(capsule), body);
  const controller = world.createCharacterController(OFFSET);
  controller.setUp({ x: 0, y: -1 });
  controller.setMaxSlopeClimbAngle(MAX_SLOPE);
  controller.setMinSlopeSlideAngle(MAX_SLOPE);
  controller.enableSnapToGround(SNAP / METRE);
  world.step();
  const queue = new RAPIER.EventQueue(true);
  const events = { enters: 0, exits: 0 };
  const put = (target, place) => {
    const metres = { x: place.x / METRE, y: place.y / METRE };
    target.setTranslation(metres, true);
    target.setNextKinematicTranslation(metres);
  };
  return {
    events,
    onFloor: false,
    get position() {
      const { x, y } = body.translation();
      return { x: x * METRE, y: y * METRE };
    },
    step(x, y) {
      controller.computeColliderMovement(collider, { x: x / METRE, y: y / METRE });
      const moved = controller.computedMovement();
      this.onFloor = controller.computedGrounded();
      const position = body.translation();
      body.setNextKinematicTranslation({ x: position.x + moved.x, y: position.y + moved.y });
      world.step(queue);
      queue.drainCollisionEvents((_a, _b, began) => {
        if (began) events.enters += 1;
        else events.exits += 1;
      });
    },
    carry(before, after) {
      put(ground, after);
      ground.setRotation(after.angle, true);
      ground.setNextKinematicRotation(after.angle);
      put(body, carried(this.position, before, after));
      world.propagateModifiedBodyPositionsToColliders();
    },
  };
}
