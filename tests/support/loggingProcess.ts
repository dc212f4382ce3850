import { createLog } from '../../server/platform/telemetry/log.ts';

// Logs two lines and exits at once, in the given way.

const log = createLog('info');
log.info('the first');
log.info('the last');
if (process.argv[2] === 'exit') process.exit(0);
if (process.argv[2] === 'fail') throw new Error('unforeseen');
