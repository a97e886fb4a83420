import { CalendarDays, Menu, MessageSquare, Sailboat } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Logo } from '../../content/logo/logo.tsx';
import { inLanguage } from '../../example-text.ts';
import { item, label } from './sidebar.css.ts';
import { Sidebar } from './sidebar.tsx';

const ways = [
  { id: 'boats', Icon: Sailboat, name: inLanguage({ tr: 'Teknelerim', en: 'My boats' }) },
  { id: 'calendar', Icon: CalendarDays, name: inLanguage({ tr: 'Takvim', en: 'Calendar' }) },
  { id: 'messages', Icon: MessageSquare, name: inLanguage({ tr: 'Mesajlar', en: 'Messages' }) },
];

export const examples = {
  'folds to its icons; a drawer below 768 px': (
    <Sidebar
      label={inLanguage({ tr: 'Kaptan paneli', en: 'Captain’s panel' })}
      head={<Logo />}
      content={() =>
        ways.map(({ id, Icon, name }) => (
          <a
            key={id}
            href={`#${id}`}
            className={item}
            aria-current={id === 'calendar' ? 'page' : undefined}
          >
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
            <span className={label}>{name}</span>
          </a>
        ))
      }
    >
      {(openDrawer) => (
        <div style={{ padding: 16, minHeight: 240 }}>
          {openDrawer && (
            <IconButton label={inLanguage({ tr: 'Menü', en: 'Menu' })} onPress={openDrawer}>
              <Menu aria-hidden="true" size={20} strokeWidth={1.75} />
            </IconButton>
          )}
          <p>{inLanguage({ tr: 'Sayfanın kendisi', en: 'The page itself' })}</p>
        </div>
      )}
    </Sidebar>
  ),
};
