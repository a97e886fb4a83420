import { Avatar } from './avatar.tsx';

const name = 'Işık Ağaoğlu';

export const examples = {
  'initials, four sizes': (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <Avatar name={name} size="small" />
      <Avatar name={name} />
      <Avatar name={name} size="large" />
      <Avatar name={name} size="huge" />
    </div>
  ),
  picture: <Avatar name={name} size="large" src="/generated/scenes/place-gocek.svg" alone />,
  'picture on its way': <Avatar name={name} size="large" isComing />,
  'broken picture': <Avatar name="İnci" size="large" src="/nowhere.jpg" alone />,
};
