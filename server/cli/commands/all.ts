import type { Command } from '#server/cli/command.ts';
import { done, reopen } from './done.ts';
import { erase } from './erase.ts';
import { exportFrom } from './export.ts';
import { list } from './list.ts';
import { migrate } from './migrate.ts';
import { purge } from './purge.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';

/** In the order of the help. */
export const commands: Command[] = [list, show, done, reopen, retry, exportFrom, erase, purge, migrate];
