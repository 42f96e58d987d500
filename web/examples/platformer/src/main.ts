import Phaser from 'phaser';
import { LevelScene } from './level-scene.js';

new Phaser.Game({
  // All pictures are drawn from outlines: a plain canvas smooths their edges.
  type: Phaser.CANVAS,
  parent: 'scene',
  transparent: true,
  banner: false,
  audio: { noAudio: true },
  scale: { mode: Phaser.Scale.RESIZE },
  scene: LevelScene,
});
