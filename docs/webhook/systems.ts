import type { Event } from './event.ts';
import { hubSpotContact } from './hubspot.ts';
import { zammadTicket } from './zammad.ts';

/** Where every message is handed on. */
export type System = { name: string; request: (event: Event) => Request };

/** The variables that are set; an empty one is not. */
export type Settings = Readonly<Record<string, string>>;

/**
 * The systems that the settings name, and what is wrong with these, one line each. None, or half of one, is a fault:
 * the receiver would answer that it has what nobody got.
 */
export function systemsOf(settings: Settings): { systems: System[]; faults: string[] } {
  const isMeant = (system: string) => Object.keys(settings).some((name) => name.startsWith(`${system}_`));
  const found = [];
  if (isMeant('HUBSPOT')) found.push(hubSpot(settings));
  if (isMeant('ZAMMAD')) found.push(zammad(settings));
  if (found.length === 0)
    return {
      systems: [],
      faults: ['HUBSPOT_TOKEN, or ZAMMAD_URL and ZAMMAD_TOKEN: not set, so nobody would get a message'],
    };
  return { systems: found.map(({ system }) => system), faults: found.flatMap(({ faults }) => faults) };
}

function hubSpot(settings: Settings): { system: System; faults: string[] } {
  const { HUBSPOT_URL: url = 'https://api.hubapi.com', HUBSPOT_TOKEN: token = '' } = settings;
  return {
    system: { name: 'hubspot', request: (event) => hubSpotContact(event, url, token) },
    faults: [...missing(settings, 'HubSpot', ['HUBSPOT_TOKEN']), ...wrongAddress(settings, 'HUBSPOT_URL')],
  };
}

function zammad(settings: Settings): { system: System; faults: string[] } {
  const { ZAMMAD_URL: url = '', ZAMMAD_TOKEN: token = '', ZAMMAD_GROUP: group = 'Users' } = settings;
  return {
    system: { name: 'zammad', request: (event) => zammadTicket(event, url, token, group) },
    faults: [
      ...missing(settings, 'Zammad', ['ZAMMAD_URL', 'ZAMMAD_TOKEN']),
      ...wrongAddress(settings, 'ZAMMAD_URL'),
    ],
  };
}

function missing(settings: Settings, system: string, names: readonly string[]): string[] {
  return names
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name}: is not set, and ${system} needs it`);
}

/** `fetch` takes no address with a login, and repeats it in its error. */
function wrongAddress(settings: Settings, name: string): string[] {
  const address = settings[name];
  if (address === undefined) return [];
  const { protocol = '', username = '', password = '' } = URL.parse(address) ?? {};
  if (/^https?:$/.test(protocol) && username + password === '') return [];
  return [`${name}: must be an http(s) address without user and password`];
}
