import { marked } from '../../samples/marked.ts';
import type { WindowsContent } from '../../types/windows.ts';
import * as commission from './commission.ts';
import * as delivery from './delivery.ts';
import { descriptions } from './descriptions.ts';
import { sample } from './sample.ts';
import * as valuer from './valuer.ts';

export const windows: WindowsContent = marked(
  { ...commission, ...delivery, ...valuer },
  sample,
  descriptions,
);
