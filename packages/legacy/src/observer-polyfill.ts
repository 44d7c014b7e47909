import 'intersection-observer'
import { ResizeObserver } from '@juggle/resize-observer'
import { define } from './define.ts'

// iOS before 13.4; it has IntersectionObserver since 12.2.
define(globalThis, { ResizeObserver })
