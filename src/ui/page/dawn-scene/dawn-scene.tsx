import scene from '../../../../generated/scenes/empty-dawn.svg?no-inline';
import * as styles from './dawn-scene.css.ts';

/** A drawn bay at dawn, 21 : 9, without a boat: what stands where nothing was found. */
export function DawnScene() {
  return (
    <img className={styles.scene} src={scene} alt="" width={1400} height={600} decoding="async" />
  );
}
