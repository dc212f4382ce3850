import * as z from 'zod';

// Zod's JIT tries eval, which the content security policy blocks and the browser reports.
z.config({ jitless: true });
