import { useState } from 'react';
import { HeartButton } from './heart-button.tsx';

function Hearts() {
  const [kept, setKept] = useState(true);
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <HeartButton name="Gülşah" isFavourite={kept} onChange={setKept} />
      <HeartButton name="Poyraz" isFavourite={!kept} onChange={(now) => setKept(!now)} />
      <HeartButton name="Meltem" look="plain" isFavourite={kept} onChange={setKept} />
    </div>
  );
}

export const examples = { 'kept and not': Hearts };
