import { controlCalls } from './control-calls.ts';
import { byId, element, sayFailure } from './dom.ts';
import { faults } from './faults.ts';
import { outbox } from './outbox.ts';
import { people } from './people.ts';
import { requests } from './requests.ts';
import type { Section } from './section.ts';
import { service } from './service.ts';
import { CHANGED, session, showState } from './session.ts';
import { snapshots } from './snapshots.ts';

const SECTIONS: Section[] = [
  requests,
  session,
  people,
  faults,
  outbox,
  snapshots,
  service,
  controlCalls,
];
/** Milliseconds between two looks at the session's clock. */
const CLOCK = 5000;

const [main, navigation] = [byId('main'), byId('sections')];
const present = () => SECTIONS.find(({ id }) => `#${id}` === location.hash) ?? requests;

async function show(): Promise<void> {
  const section = present();
  document.title = `${section.title} · Pruva mock`;
  navigation.replaceChildren(
    ...SECTIONS.map(({ id, title }) =>
      element('a', { href: `#${id}`, 'aria-current': id === section.id && 'page' }, title),
    ),
  );
  main.replaceChildren(
    element('h1', {}, section.title),
    element('p', { class: 'lead' }, section.lead),
  );
  const content = element('div');
  main.append(content);
  await section.show(content);
}

const showAll = () => {
  show().catch(sayFailure);
  showState(byId('session'), byId('clock')).catch(sayFailure);
};

window.addEventListener('hashchange', () => {
  show()
    .then(() => main.focus())
    .catch(sayFailure);
});
window.addEventListener(CHANGED, showAll);
showAll();

setInterval(() => {
  if (!document.hidden) showState(byId('session'), byId('clock')).catch(sayFailure);
}, CLOCK);

let last = 0;
setInterval(() => {
  const { refresh } = present();
  if (!refresh || document.hidden || Date.now() - last < refresh.every) return;
  last = Date.now();
  refresh.run(main).catch(sayFailure);
}, 500);
