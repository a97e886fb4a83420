import { useId } from 'react';
import * as styles from './dawn-scene.css.ts';

/** A drawn bay at dawn, 21 : 9, without a boat: what stands where nothing was found. */
export function DawnScene() {
  const id = useId();
  const sky = `${id}-sky`;
  const sea = `${id}-sea`;
  const haze = `${id}-haze`;
  return (
    <svg className={styles.scene} aria-hidden="true" viewBox="0 0 1400 600">
      <defs>
        <linearGradient id={sky} x2="0" y2="1">
          <stop stopColor="#a8cee3" />
          <stop offset=".4" stopColor="#c7e6ee" />
          <stop offset=".76" stopColor="#fee9ce" />
          <stop offset="1" stopColor="#ffd4bb" />
        </linearGradient>
        <linearGradient id={haze} x2="0" y2="1">
          <stop stopColor="#ffd4bb" stopOpacity="0" />
          <stop offset="1" stopColor="#ffd4bb" stopOpacity=".75" />
        </linearGradient>
        <linearGradient id={sea} x2="0" y2="1">
          <stop stopColor="#fed7ba" />
          <stop offset=".16" stopColor="#94c9cc" />
          <stop offset=".42" stopColor="#5f9eb0" />
          <stop offset=".75" stopColor="#2d6b85" />
          <stop offset="1" stopColor="#194d68" />
        </linearGradient>
      </defs>
      <path fill={`url(#${sky})`} d="M0 0h1400v342H0z" />
      <g fill="#ffe9d0">
        <circle cx="420" cy="252" r="150" opacity=".25" />
        <circle cx="420" cy="252" r="96" opacity=".4" />
        <circle cx="420" cy="252" r="54" />
      </g>
      <path
        fill="#fff"
        opacity=".55"
        d="M620 118c90-20 190-22 260-6-80 2-170 16-260 6zM980 176c60-14 140-16 190-6-60 4-120 12-190 6zM120 90c60-12 110-12 160-4-50 4-110 10-160 4z"
      />
      <path
        fill="#9dbccd"
        d="M0 342v-28c150-46 260-18 400 0 130 16 210-70 380-66 160 4 240 62 370 58 100-4 170-40 250-36v72z"
      />
      <path
        fill="#7a9fae"
        d="M760 342c60-34 130-54 220-50 120 4 180 40 270 34 60-4 110-22 150-20v36z"
      />
      <path fill={`url(#${haze})`} d="M0 272h1400v70H0z" />
      <path fill={`url(#${sea})`} d="M0 342h1400v258H0z" />
      <path
        fill="#9dbccd"
        opacity=".22"
        d="M0 342c150 40 260 16 400 0 130-14 210 60 380 56 160-4 240-52 370-48 100 2 170 30 250 26v-34z"
      />
      <g fill="#fff7ea">
        <path
          opacity=".9"
          d="M392 352h56v2h-56zM402 361h40v2h-40zM380 371h70v3h-70zM410 382h44v3h-44zM372 395c20-3 64-3 84 0-20 3-64 3-84 0z"
        />
        <path
          opacity=".6"
          d="M396 412c20-4 58-4 78 0-20 4-58 4-78 0zM350 434c28-5 90-5 118 0-28 5-90 5-118 0zM408 462c24-5 76-5 100 0-24 5-76 5-100 0zM330 496c34-6 108-6 142 0-34 6-108 6-142 0zM400 536c40-7 120-7 160 0-40 7-120 7-160 0z"
        />
      </g>
      <g fill="none" stroke="#e8f6f6" strokeLinecap="round" strokeWidth="2" opacity=".35">
        <path d="M90 420h70M640 398h54M820 446h90M1080 410h60M1210 480h110M180 520h120M690 540h140M1000 560h90" />
      </g>
      <g fill="none" stroke="#274b5e" strokeLinecap="round" strokeWidth="2.5" opacity=".75">
        <path d="M700 206q9-9 16 0q8-9 16 0M752 190q7-7 12 0q6-7 12 0M668 232q6-6 11 0q6-6 11 0" />
      </g>
    </svg>
  );
}
