import * as z from 'zod';

// The content security policy keeps eval out, and a browser reports whoever tries it.
z.config({ jitless: true });
