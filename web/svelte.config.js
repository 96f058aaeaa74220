import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { fillBreakpoints } from './src/shared/styles/breakpoints.ts';

/** Names of breakpoints in the styles of components; vite.config.ts does the same in style sheets. */
const breakpoints = {
  name: 'breakpoints',
  style: ({ content }) => ({ code: fillBreakpoints(content) }),
};

export default { preprocess: [vitePreprocess(), breakpoints] };
