import { type ChildProcess, spawn } from 'node:child_process';

/** Child processes that live and die together: when one ends, or Ctrl-C comes, all end. */
export interface ChildProcesses {
  /** Starts `node <arguments>`; `environment` is added to this process's own. */
  start(name: string, arguments_: string[], environment?: Record<string, string>): ChildProcess;
  /** Ends every child and then this process with the given exit code. */
  end(code: number): void;
}

export function childProcesses(): ChildProcesses {
  const running = new Map<string, ChildProcess>();
  let ending = false;

  function end(code: number): void {
    if (ending) return;
    ending = true;
    process.exitCode = code;
    for (const child of running.values()) child.kill('SIGTERM');
    const killTimer = setTimeout(() => {
      for (const child of running.values()) child.kill('SIGKILL');
    }, 3000);
    killTimer.unref();
  }

  // An error that nobody caught ends this process without a word to its children.
  process.on('exit', () => {
    for (const child of running.values()) child.kill('SIGTERM');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

  return {
    end,
    start(name, arguments_, environment = {}) {
      const child = spawn(process.execPath, arguments_, {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...environment },
      });
      running.set(name, child);
      child.on('exit', (code) => {
        running.delete(name);
        if (!ending) console.error(`${name} ended by itself (exit ${code ?? 'by a signal'}).`);
        end(code ?? 1);
      });
      return child;
    },
  };
}
