import { describe, expect, it } from 'vitest';
import { Outgoing } from '#server/platform/outgoing/Outgoing.ts';
import type { HostAddress } from '#server/platform/outgoing/resolveHost.ts';
import { startWebhookReceiver } from '#tests/support/webhookReceiver.ts';

const PUBLIC: HostAddress = { address: '93.184.215.14', family: 4 };

/** An outgoing client whose DNS returns these addresses, and the number of lookups. */
function outgoingTo(...addresses: string[]) {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return addresses.map((address): HostAddress => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { outgoing: new Outgoing({ toLoopback: false, resolve }), asked };
}

describe('a user-defined address', () => {
  it.each([
    'https://example.com/hooks',
    'https://example.com:8443/hooks?token=1',
    'https://93.184.215.14/hooks',
    'https://[2606:4700:4700::1111]/hooks',
    'https://bücher.example.com/hooks',
  ])('may be %s', (address) => {
    expect(outgoingTo().outgoing.refusal(address)).toBeUndefined();
  });

  it.each([
    ['http://example.com/', /must begin with https/],
    ['ftp://example.com/', /must begin with https/],
    ['https://dana:secret@example.com/', /name and the password/],
    ['https://example.com:22/', /port 443/],
    ['https://example.com:80/', /port 443/],
    ...[
      'https://localhost/',
      'https://LOCALHOST./',
      'https://db.localhost/',
      'https://intranet/',
      'https://printer.local/',
      'https://metadata.google.internal/',
      'https://nas.home.arpa/',
      'https://127.0.0.1/',
      'https://127.1/',
      'https://2130706433/',
      'https://0x7f000001/',
      'https://0177.0.0.1/',
      'https://0.0.0.0/',
      'https://10.1.2.3/',
      'https://172.16.0.1/',
      'https://172.31.255.255/',
      'https://192.168.1.1/',
      'https://169.254.169.254/latest/meta-data/',
      'https://100.64.0.1/',
      'https://100.100.100.200/',
      'https://192.0.0.170/',
      'https://192.0.2.1/',
      'https://198.18.0.1/',
      'https://224.0.0.1/',
      'https://240.0.0.1/',
      'https://255.255.255.255/',
      'https://[::1]/',
      'https://[::]/',
      'https://[fe80::1]/',
      'https://[fec0::1]/',
      'https://[fc00::1]/',
      'https://[fd00:ec2::254]/',
      'https://[ff02::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://[::ffff:7f00:1]/',
      'https://[::10.0.0.1]/',
      'https://[64:ff9b::a00:1]/',
      'https://[64:ff9b:1::a00:1]/',
      'https://[2002:a00:1::]/',
      'https://[2001:0:a00:1::]/',
      'https://[2001:db8::1]/',
      'https://[100::1]/',
      'https://[5f00::1]/',
    ].map((address) => [address, /public internet/] as const),
    ['http://127.0.0.1:8080/', /must begin with https/],
  ] as const)('may not be %s', async (address, words) => {
    const { outgoing, asked } = outgoingTo('93.184.215.14');
    expect(outgoing.refusal(address)).toMatch(words);
    await expect(outgoing.post(address, {}, '{}')).rejects.toThrow(words);
    expect(asked).toEqual([]);
  });

  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['fd00::1']],
    [['::ffff:192.168.0.1']],
    [['64:ff9b::7f00:1']],
    [[PUBLIC.address, '10.0.0.1']],
  ])('is not connected to where its name resolves to %j', async (addresses) => {
    const { outgoing, asked } = outgoingTo(...addresses);
    await expect(outgoing.post('https://hooks.example.com/', {}, '{}')).rejects.toThrow(
      'The host’s name leads to an address that is not on the public internet',
    );
    expect(asked).toEqual(['hooks.example.com']);
  });

  it('is reported as unknown where its name does not resolve', async () => {
    const { outgoing } = outgoingTo();
    await expect(outgoing.post('https://hooks.example.com/', {}, '{}')).rejects.toThrow('could not be resolved');
    const unknown = new Outgoing({
      toLoopback: false,
      resolve: () => Promise.reject(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' })),
    });
    await expect(unknown.post('https://hooks.example.com/', {}, '{}')).rejects.toThrow('There is no such host');
  });
});

describe('a response', () => {
  const toLoopback = new Outgoing({ toLoopback: true });

  it('has its status and beginning returned, however long it is; redirects are not followed', async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer((response) => response.writeHead(302, { location: '/elsewhere' }).end(`\0${'é'.repeat(100_000)}`));
    const { status, beginning } = await toLoopback.post(receiver.url, { 'x-hook': '1' }, '{"a":1}');
    expect(status).toBe(302);
    expect(beginning).toMatch(/^é{511}.?$/);
    expect(receiver.received).toMatchObject([{ path: '/hooks', body: '{"a":1}', headers: { 'x-hook': '1' } }]);
  });

  it('that is missing is explained', async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer((response) => response.destroy());
    await expect(toLoopback.post(receiver.url, {}, '{}')).rejects.toThrow('cut off before an answer came');
    receiver.answer(() => undefined);
    const impatient = new Outgoing({ toLoopback: true, answerWithinSeconds: 0.1 });
    await expect(impatient.post(receiver.url, {}, '{}')).rejects.toThrow('No answer came within 0.1 seconds');
    await expect(toLoopback.post('http://127.0.0.1:1/', {}, '{}')).rejects.toThrow('The connection was refused');
  });

  it('counts by its status even if its body never ends', async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer((response) => void response.writeHead(202).write('On it'));
    const impatient = new Outgoing({ toLoopback: true, answerWithinSeconds: 0.3 });
    expect(await impatient.post(receiver.url, {}, '{}')).toEqual({ status: 202, beginning: 'On it' });
  });
});
