let answer: boolean | undefined;

/** Whether this browser has what the map is drawn with (WebGL 2). */
export function canDrawMaps(): boolean {
  answer ??= document.createElement('canvas').getContext('webgl2') !== null;
  return answer;
}
