import { inLanguage } from '../example-text.ts';
import { type ColourName, light } from './palette.ts';
import { vars } from './theme.css.ts';
import { type } from './type.css.ts';

const roles = Object.entries(type);
// Object.keys forgets the key type; the keys are those of the palette.
const colours = Object.keys(light) as ColourName[];
const sample = inLanguage({
  tr: 'Öğlen İçmeler’e açılın, ₺48.500',
  en: 'Set out at noon, ₺48,500',
});

export const examples = {
  type: (
    <div style={{ display: 'grid', gap: 16, overflowWrap: 'anywhere' }}>
      {roles.map(([name, className]) => (
        <p key={name} className={className}>
          {sample} <span className={type.caption}>{name}</span>
        </p>
      ))}
    </div>
  ),
  colours: (
    <ul
      style={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
      }}
    >
      {colours.map((name) => (
        <li key={name} className={type.caption}>
          <span
            style={{
              display: 'block',
              height: 48,
              borderRadius: 8,
              background: vars.color[name],
              boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
            }}
          />
          {name}
        </li>
      ))}
    </ul>
  ),
};
