/** Features of phones and browsers that no page of the product uses. */
const refusedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking', 'browsing-topics'],
]

/** Value of the header `Permissions-Policy` of every response of our apps. */
export const permissionsPolicy = refusedFeatures.map((feature) => `${feature}=()`).join(', ')
