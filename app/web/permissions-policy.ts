/** Which of the browser's devices a page may use: none, or the camera. */
export const permissionsPolicy = (camera: 'camera' | 'nothing') =>
  `camera=(${camera === 'camera' ? 'self' : ''}), geolocation=(), microphone=(), browsing-topics=()`
