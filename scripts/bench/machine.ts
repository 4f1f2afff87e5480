import { cpus, loadavg, totalmem } from 'node:os';

/** What the numbers were measured on, and how busy it was. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  return `${date}, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, load ${load} at the start`;
}
