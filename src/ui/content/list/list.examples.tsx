import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { List } from './list.tsx';

const people = ['Mehmet Ağaoğlu', 'Selin Aydın', 'Işık Öztürk'].map((name) => ({ name }));
const label = inLanguage({ tr: 'Konuşmalar', en: 'Conversations' });

function Chosen({ selection }: { selection: 'one' | 'many' }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['Selin Aydın']));
  return (
    <List
      label={`${label} (${selection})`}
      items={people}
      itemId={({ name }) => name}
      itemText={({ name }) => name}
      selection={selection}
      selected={selected}
      onSelect={setSelected}
    >
      {({ name }) => (
        <span style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Avatar name={name} size="small" />
          {name}
        </span>
      )}
    </List>
  );
}

export const examples = {
  'one is chosen': () => <Chosen selection="one" />,
  'several are chosen': () => <Chosen selection="many" />,
  empty: (
    <List
      label={label}
      items={[]}
      itemId={() => ''}
      itemText={() => ''}
      empty={inLanguage({ tr: 'Sonuç bulunamadı', en: 'No results' })}
    >
      {() => null}
    </List>
  ),
};
