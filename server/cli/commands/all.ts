import type { Command } from '#server/cli/command.ts';
import { backup } from './backup.ts';
import { erase } from './erase.ts';
import { exportFrom } from './export.ts';
import { list } from './list.ts';
import { migrate } from './migrate.ts';
import { purge } from './purge.ts';
import { restore } from './restore.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';

/** In the order of the help. */
export const commands: Command[] = [list, show, retry, exportFrom, erase, purge, backup, restore, migrate];
