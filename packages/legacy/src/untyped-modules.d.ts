declare module 'core-js/modules/*'
declare module 'abortcontroller-polyfill/*'
