import type { Command } from '#server/cli/command.ts';
import { copy } from './copy.ts';
import { erase } from './erase.ts';
import { exportFrom } from './export.ts';
import { list } from './list.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';

/** In the order of the help. */
export const commands: Command[] = [list, show, retry, exportFrom, erase, copy];
