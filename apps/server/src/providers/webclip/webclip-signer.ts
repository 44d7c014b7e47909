import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto'
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  id_signingTime,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms'
import {
  AsnArray,
  AsnConvert,
  AsnObjectIdentifierConverter,
  AsnType,
  AsnTypeTypes,
  OctetString,
} from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, Certificate, Time } from '@peculiar/asn1-x509'

/** A merchant's certificate, its issuers after it, and its key, in PEM. */
export interface WebclipSigner {
  certificates: string
  privateKey: string
}

/** By merchant. */
export type WebclipSigners = Readonly<Partial<Record<string, WebclipSigner>>>

const SHA256 = '2.16.840.1.101.3.4.2.1'
/** Signature algorithms by kind of key, both with SHA-256. */
const signatureAlgorithms: Readonly<Record<string, string>> = {
  rsa: '1.2.840.113549.1.1.11',
  ec: '1.2.840.10045.4.3.2',
}
const VERSION = 1

/**
 * Signs a profile in the form that iOS reads: CMS signed data with the content inside (RFC 5652). @throws when the key
 * is not that of the first certificate
 */
export function signProfile(content: Buffer, { certificates, privateKey }: WebclipSigner, now: Date): Buffer {
  const chain = readChain(certificates)
  const [own] = chain
  const key = createPrivateKey(privateKey)
  const algorithm = signatureAlgorithms[key.asymmetricKeyType ?? '']
  if (!own || algorithm === undefined) throw new Error('a profile is signed by an RSA or EC key with its certificate')
  if (!own.checkPrivateKey(key)) throw new Error('the key of the profile’s signer is not that of its certificate')
  const parsed = chain.map((certificate) => AsnConvert.parse(certificate.raw, Certificate))
  const { issuer, serialNumber } = parsed[0]?.tbsCertificate ?? {}
  if (!issuer || !serialNumber) throw new Error('the certificate of the profile’s signer has no issuer')
  const digestAlgorithm = new AlgorithmIdentifier({ algorithm: SHA256 })
  const signedAttrs = buildAttributes(content, now)
  // The attributes are signed as a set of their own.
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(new AttributeSet(signedAttrs))), key)
  const signedData = new SignedData({
    version: VERSION,
    digestAlgorithms: new DigestAlgorithmIdentifiers([digestAlgorithm]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_data,
      eContent: new EncapsulatedContent({ single: new OctetString(content) }),
    }),
    certificates: new CertificateSet(parsed.map((certificate) => new CertificateChoices({ certificate }))),
    signerInfos: new SignerInfos([
      new SignerInfo({
        version: VERSION,
        sid: new SignerIdentifier({ issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }) }),
        digestAlgorithm,
        signedAttrs,
        signatureAlgorithm: new AlgorithmIdentifier({ algorithm }),
        signature: new OctetString(signature),
      }),
    ]),
  })
  const envelope = new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(signedData) })
  return Buffer.from(AsnConvert.serialize(envelope))
}

function readChain(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  return blocks.map((block) => new X509Certificate(block))
}

/** In the order of their encodings, as a set is encoded (X.690, 11.6). */
function buildAttributes(content: Buffer, now: Date): Attribute[] {
  const digest = createHash('sha256').update(content).digest()
  const values: [string, ArrayBuffer][] = [
    [id_contentType, AsnObjectIdentifierConverter.toASN(id_data).toBER()],
    [id_signingTime, AsnConvert.serialize(new Time(now))],
    [id_messageDigest, AsnConvert.serialize(new OctetString(digest))],
  ]
  return values
    .map(([attrType, value]) => new Attribute({ attrType, attrValues: [value] }))
    .sort((one, other) => Buffer.compare(encode(one), encode(other)))
}

function encode(attribute: Attribute): Buffer {
  return Buffer.from(AsnConvert.serialize(attribute))
}

class AttributeSet extends AsnArray<Attribute> {}
AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })(AttributeSet)
