import { lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Written into DATA_DIR by deploy/backup.ts once a backup is whole; its time is the backup's. */
export const backupStamp = 'last-backup';

/** When the last backup was made; undefined where none was, or its stamp is gone. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  const made = await stat(join(dataDir, backupStamp)).catch(() => undefined);
  return made?.mtime;
}

/** What `systemctl enable bewertra-backup.timer` makes (systemd.unit(5), "WantedBy="). */
const enabledTimer = '/etc/systemd/system/timers.target.wants/bewertra-backup.timer';

/** Since when this machine backs up every hour; undefined where the timer is not enabled, as in a container. */
export async function hourlyBackupsSince(timer = enabledTimer): Promise<Date | undefined> {
  const link = await lstat(timer).catch(() => undefined);
  return link?.mtime;
}
