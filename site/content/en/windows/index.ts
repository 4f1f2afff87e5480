import type { WindowsContent } from '../../types/windows.ts';
import * as commission from './commission.ts';
import * as delivery from './delivery.ts';
import * as valuer from './valuer.ts';

export const windows: WindowsContent = { ...commission, ...delivery, ...valuer };
