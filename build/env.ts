/** Settings from `.env` for what is started after it (`node --import`); the environment goes before the file. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile();
