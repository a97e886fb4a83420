export { worldOf as buildWorld } from './scenarios.ts';
