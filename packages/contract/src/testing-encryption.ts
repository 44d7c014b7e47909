/**
 * A call encrypted step by step, as a test vector for implementations of either end (docs/encryption.md). The key pair
 * is public: it protects nothing and is accepted nowhere.
 */
export const encryptionVector = {
  /** SubjectPublicKeyInfo and PKCS#8, DER in base64. */
  publicKey: [
    'MIIBojANBgkqhkiG9w0BAQEFAAOCAY8AMIIBigKCAYEAqe7E5acXLpC368kJ0Q4o8wSt5M+q3FUTmEVFSpzNR+ib4b+ULsD4T6g+',
    '4yYLMEmKash7Dc6RbQWYc9+7TY1JWcHbwV1/UOEPTdC1hbZ3118J6HXnDP+bVNJU2INgxwlELagT/iDraWGJ5iC4z0/rmnrmjzIV',
    'q27MdW6i6Oqfs+ugnw37ji0RKvQfOCCfzcVYw9TNNkVtKhi/pyWgXwU7Z3hG/ey5WLgx8HsjzYiyD0J8F+4fVKscPto6P63DBuNv',
    'cfGjBysVvRai5y/1O55RFqlPhCKDwf8nOHmFU3UtFGks9popeQfqeYqRxDuNAypLaPSrRN7Ij0tiBPIrE+xji7IbcN8zroNTQArf',
    'hot18d/FuArmf1u/Cd8oVL0mMXpXjZCj2dO69gBHtKgoRlMuSZVYOQUnwM9twoWmHvkI/GfRf8gdf5+/OrwWaDdJ+PpWbc+zl6N2',
    '4MpOLoh81cSR47NM5Ba/mrrVdL23agSfLJfQtBSHRtiAiThCNscFiE/ZAgMBAAE=',
  ].join(''),
  privateKey: [
    'MIIG/gIBADANBgkqhkiG9w0BAQEFAASCBugwggbkAgEAAoIBgQCp7sTlpxcukLfryQnRDijzBK3kz6rcVROYRUVKnM1H6Jvhv5Qu',
    'wPhPqD7jJgswSYpqyHsNzpFtBZhz37tNjUlZwdvBXX9Q4Q9N0LWFtnfXXwnodecM/5tU0lTYg2DHCUQtqBP+IOtpYYnmILjPT+ua',
    'euaPMhWrbsx1bqLo6p+z66CfDfuOLREq9B84IJ/NxVjD1M02RW0qGL+nJaBfBTtneEb97LlYuDHweyPNiLIPQnwX7h9Uqxw+2jo/',
    'rcMG429x8aMHKxW9FqLnL/U7nlEWqU+EIoPB/yc4eYVTdS0UaSz2mil5B+p5ipHEO40DKkto9KtE3siPS2IE8isT7GOLshtw3zOu',
    'g1NACt+Gi3Xx38W4CuZ/W78J3yhUvSYxeleNkKPZ07r2AEe0qChGUy5JlVg5BSfAz23ChaYe+Qj8Z9F/yB1/n786vBZoN0n4+lZt',
    'z7OXo3bgyk4uiHzVxJHjs0zkFr+autV0vbdqBJ8sl9C0FIdG2ICJOEI2xwWIT9kCAwEAAQKCAYACqOHMjWGzwSCb0GT2sG/MI+/b',
    '07NDKRK6MKVdvlgJLtcXwLGfTLZmOsYnNH561j/UHYitheTpTavd7mvGUjaKcNoRa/b061zbtS9OJTW5eXuUd5ny7mI+QN+ClwXR',
    '/69hPo73jIjauKPZpfv2hLP1kkRfC+Pib8TD9sQWfKucu4yjSKr+Be8Nms4NSRdvN05FHGTM22fSv5nqUhCxRAnyu+NykHyzKojf',
    'kHHWQvQ0gHAkSL4VS2tRAYXlXsEdb7xVhmjxEFZj5KXRiJUqupng6Yxiw1gcnSo1j1Fkf2tCSCkmHkQGRLRRe8S/ye9zP0f5oaub',
    'Z4LFI7kmc1xqMq7am9k7ImLzIC0vb+SEA/xRaFIuAgz4sNYR6MmAHq51lMhvAKVgn+HGnOipE6nHQzscG7vMCHrQK7lLbtkdSQlL',
    'fEyM9ke8nour267g2mPbewYU4l+ZNxWyf0DpFjvQaXepMhZlpPom+mxYNjTQI/hN9gkBiSKfVGFK2TXcN3plcF0CgcEA1lk3DDpy',
    'h+o4tIzU8tzgMz1nBjGgiQ1kABsaw4h4PG5mKXOFei3l/fMpY05RCPewXIZ6n3DT3FMqGx7R2kpa9RuX1yQmbkVQHc4YUYZtbzzk',
    'yrEbMj36G9XRSra579CGETew+yfeldeOYGToxRMHOmOVk1xky04xrERHXC+1eVNpD9+AKyRc5NfeUVCOfEA5O/xM2ON4lZ5v2urN',
    '7E4gmTNxeTV2+6K0Yu9YZAGne2D0dz5wBbewyExebsFh/smlAoHBAMr0FgI7lVx4yzyVGZe9u6HdQ9INXsWSiDPOrH7gOeDsAbGI',
    'MC9WKJ/CBtftXKA7KRPhnuBsmiD4hTzeTQswFx2OgVvOn0+PO7I4y/jPSqyHp0GGOS2X3tL+UaJYI3C1u1PFmwPLBR6pj3d/HpRn',
    'LiZho8Iamv1bbtYEVm3k0lowSeyM6Lns7g7slUvOaKk+P2i+QRmMimiiIIDgp/MwK16nJEwmxzqPSEgDZjyo8pfcNgEHN6U03yuN',
    'D+lhZCqPJQKBwQCYZVfI/ukdDv8ABz0D6twQMjDEa5ZKutWFab/uk2GA/bDu+a5FvspNcovTigP9TzT5o7cdEvfeJtbB73ieLc1b',
    'hSHAmXglYGxktHn/xIab1vyHy8GdSAlBrxSdfSrXgTdAmIrhFmifumEE0dnY+/1gmxrmaYNUNKUGaIkf1t+8gfwph+s1QSY2oe/z',
    'ekXDu1m191yfu6KpJbs7N0PvJWDx62xbFBMjN3vu92Ktv6tXAgjtmtvEhORQlFNzhVRp9O0CgcAG7KUDlnzWFtj4TC3/W13Xe/Eg',
    'bYxaOVGkUtzXx1ayMdss73SVaN8h9EC/hT2vydTw9LWy+oGXtmL1XLBMPWvMelw3gak10bE7t2xeJNRrZoVyWt4AjDnyAPNQEqnC',
    '4rBtf0R2sKqQDUDz1sZ4UbzlWld3++hl1ITHkIZSYYg7w4ICLByUm1zT7YZ6e6Regd0v+a3G7WCbiUyKmR+h0HbqV9GJN5l8if7x',
    'Vgxa7Xi5ba36AwEHBfLHTZzJXaVJPnECgcEAnUUcoe+1cNHMVjuoMW/xoWFWqiw+NPzk1X6/abN/uQ7XgGzyP5tzkdWmgDU92i+W',
    'g5t4hEhYBVOJj95mTK+o33qcKJXu6HZebEjyBvBeCzyywbvocKOdsNbyRQnrYceWXnRdDLeWwU6evyb3NFeeYSarXLs/KaSlnpuT',
    '8jBB+YKXDBMlwEdOTZeeRNy9mb/JD/7f9xxSj6+jvofwkBHcPQV1zbw4xVv+MjE+TIiOzM3CxfUMa0hMr4NAARWA8hvv',
  ].join(''),
  keyId: 'example-key-of-the-vector',
  method: 'POST',
  path: '/wps/session/login',
  merchant: 'aurora',
  timestamp: 1_795_262_400_000,
  nonce: '00112233445566778899aabbccddeeff',
  /** Hex. */
  aesKey: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  iv: 'a0a1a2a3a4a5a6a7a8a9aaab',
  payload: '{"username":"demo","password":"correct7horse"}',
  /** One of many valid ones: RSA-OAEP is randomized. */
  wrappedKey: [
    'TJqNjv528EZvanLR22dL/YBL+usMv0ApvnDJr2r41B1aZBHAp6H0H+KLpeYcZNKYuxZ11sPRnAMM8Uj91osQ6ZO82S1hCISIri3C',
    'NSqrSDlwLk+73wrUGoewr7aHL1ikvAyWJsaYkWiBP8yIrSgTlYp1AlhnhxC3O8E3zYoUEsdKMpvLEF7WIkHdRf4vs0E852PqOdqX',
    'K7w3gkFdqcYdTgarZYAs7V/PE23WlbPd5HyzD84xgUTAgoRTdtVCXerUry9Zjiv6xF4MVr9ECDPbVALMr0s9iyxoutZ92nr4dc98',
    'MNHKGbo4iGFCtINcplykltG/Hok7PAWyS3t08zxaEiPMyIu1sqm37ulOf2Iruo2R7LH0rvGE6IcZkAK2nKbf+dq1fWyw5x12re5T',
    'VM9lS3WL1nEaVf/iVni8AgtziknHnqxGMIsrQZMYmIreag5yDJnfbMXu1wHG/HHnmOJ3GTh6hEqdUNMW4KkuqA56oDlmqkYt85yK',
    'tQfrNpzzUlVp',
  ].join(''),
  digest: '+7IENtxdq1sozm888lPFn6VZhOCsyRQ8P+NFs8zuvNI=',
  body: '{"timestamp":1795262400000,"nonce":"00112233445566778899aabbccddeeff","iv":"oKGio6Slpqeoqaqr","ciphertext":"nToJXiC5bN4PAKXpJR6lsx+OdTLi1jEf62FU4l2RV2K9BDWazFZkVTDud60rB9RDNjf4F4uXZ1XIYCdhffA="}',
} as const
