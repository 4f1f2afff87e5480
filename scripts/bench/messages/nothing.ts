/** A service that answers each message with 202 and stores nothing: what HTTP and the senders alone allow. */
import Fastify from 'fastify';
import { contactPath } from '#common/contact.ts';

const app = Fastify();
app.post(contactPath, (request, reply) => reply.status(202).send({ id: request.id }));
console.log(`The bare service is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
