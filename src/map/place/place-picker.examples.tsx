import { useState } from 'react';
import type { Place } from '../frame/points.ts';
import { PlacePicker } from './place-picker.tsx';

function Picker({ label, initial }: { label: string; initial?: Place }) {
  const [place, setPlace] = useState(initial);
  return <PlacePicker label={label} value={place} onChange={setPlace} />;
}

export const examples = {
  'nothing chosen': () => <Picker label="Kalkış noktası" />,
  'a place chosen': () => (
    <Picker label="Dönüş noktası" initial={{ latitude: 36.7556, longitude: 28.9386 }} />
  ),
};
