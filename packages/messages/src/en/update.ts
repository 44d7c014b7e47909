/** Updates of the web app and of the native app. */
export const update = {
  'update.later': 'Later',
} as const
