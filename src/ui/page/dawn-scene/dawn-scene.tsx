import dawn from '../../../../generated/scenes/empty-dawn.svg?no-inline';
import night from '../../../../generated/scenes/empty-night.svg?no-inline';
import { useRootClass } from '../root-class/use-root-class.ts';
import * as styles from './dawn-scene.css.ts';

/** A drawn bay at dawn, 21 : 9, without a boat: what stands where nothing was found. In the dark theme it is night. */
export function DawnScene() {
  useRootClass(styles.root);
  const size = { width: 1400, height: 600 };
  return (
    <>
      <img alt="" {...size} decoding="async" className={styles.byDay} src={dawn} />
      {/* Lazy, so that it is loaded only where it is shown. */}
      <img
        alt=""
        {...size}
        decoding="async"
        className={styles.byNight}
        src={night}
        loading="lazy"
      />
    </>
  );
}
