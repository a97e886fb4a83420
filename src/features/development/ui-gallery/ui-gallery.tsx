import type { ComponentType, ReactNode } from 'react';
import { ThemeSwitch } from '../../../ui/actions/theme-switch/theme-switch.tsx';
import { componentNames, type ShownComponent } from './components.ts';
import { Languages } from './languages.tsx';
import * as styles from './ui-gallery.css.ts';

/**
 * Every component of the design system in every state. It is seen in development only, so its own
 * texts are plain English and in no catalogue.
 */
export function UiGallery({ components }: { components: readonly ShownComponent[] }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Design system</h1>
        <div className={styles.switches}>
          <Languages />
          <ThemeSwitch />
        </div>
      </header>
      <div className={styles.columns}>
        <nav className={styles.names} aria-label="Components">
          <a className={styles.name} href="/_ui">
            all
          </a>
          {componentNames.map((name) => (
            <a key={name} className={styles.name} href={`/_ui?only=${name}`}>
              {name}
            </a>
          ))}
        </nav>
        <main className={styles.components}>
          {components.map(({ name, examples }) => (
            <section key={name} id={name} className={styles.component}>
              <h2 className={styles.componentName}>{name}</h2>
              {Object.entries(examples).map(([state, example]) => (
                <div key={state} className={styles.example}>
                  <p className={styles.exampleName}>{state}</p>
                  <div className={styles.stage}>
                    <Example example={example} />
                  </div>
                </div>
              ))}
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}

/** An example that needs a state of its own is a component. */
function Example({ example }: { example: ReactNode | ComponentType }) {
  if (typeof example !== 'function') return example;
  const Stateful = example;
  return <Stateful />;
}
