import { createTRPCClient, httpLink } from '@trpc/client';
import type { ApiRouter } from '../api/router.ts';

/** The typed client of the site's API. Errors carry `data.refusal`: code, Russian words, field. */
export const api = createTRPCClient<ApiRouter>({ links: [httpLink({ url: '/api/trpc' })] });
