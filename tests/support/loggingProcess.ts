import { createLog } from '../../server/platform/telemetry/log.ts';

// Says two things and ends at once, in the way that it is told to.

const log = createLog('info');
log.info('the first');
log.info('the last');
if (process.argv[2] === 'exit') process.exit(0);
if (process.argv[2] === 'fail') throw new Error('unforeseen');
