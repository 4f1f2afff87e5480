import { brand } from '#common/company.ts';
import { alertSender } from '#server/alerts/send.ts';

/**
 * Tells a person that a unit of systemd has failed: `node deploy/unitFailed.ts UNIT`, started by the unit
 * bewertra-alert@. Reads nothing but ALERT_URL, since a wrong setting may be why the unit failed.
 */
const [unit = ''] = process.argv.slice(2);
try {
  process.loadEnvFile('.env');
} catch {
  // Without a file, the variable is in the environment or nowhere.
}
const address = process.env['ALERT_URL']?.trim() ?? '';
// An address is a secret: one that is none is not repeated in the journal.
if (!URL.canParse(address)) console.error(`${unit} has failed, and ALERT_URL does not say whom to tell.`);
else
  await alertSender(address)({
    ...{ trouble: 'unit', about: unit, over: false, count: 1, since: new Date() },
    title: `${brand.name}: ${unit} has failed`,
    message: `See why: journalctl -u ${unit}. Once that is mended: systemctl restart ${unit}.`,
  });
