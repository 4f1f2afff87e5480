"""Reads mails as Python's e-mail package does, which decodes and checks headers on its own.

A list of mails in base64 comes in as JSON, and a list of what is in them goes out.
"""

import base64
import email
import email.policy
import json
import sys
from email.header import decode_header, make_header
from email.utils import getaddresses


def mailboxes(message, name):
    """Names and addresses of a header, each read in both ways that the package has."""
    if name not in message:
        return []
    raw = dict(message.raw_items())[name].replace("\r\n", "")
    found = [(str(make_header(decode_header(name))), address) for name, address in getaddresses([raw])]
    # The newer way leaves a blank where a long name goes on in the next encoded word.
    blankless = ["".join(one.display_name.split()) for one in message[name].addresses]
    if blankless != ["".join(name.split()) for name, _address in found]:
        raise ValueError(f"{name} is {message[name]!r} or {found!r}")
    return [{"name": name, "address": address} for name, address in found]


def read(mail):
    message = email.message_from_bytes(mail, policy=email.policy.default)
    faults = [str(fault) for fault in message.defects]
    for name, value in message.items():
        faults += [f"{name}: {fault}" for fault in value.defects]
    return {
        "headers": message.keys(),
        "subject": str(message["Subject"]),
        "from": mailboxes(message, "From"),
        "to": mailboxes(message, "To"),
        "replyTo": mailboxes(message, "Reply-To"),
        "text": message.get_body(("plain",)).get_content(),
        "faults": faults,
    }


def attempt(mail):
    try:
        return read(mail)
    except Exception as error:
        return {"faults": [repr(error)]}


mails = [base64.b64decode(mail) for mail in json.load(sys.stdin)]
json.dump([attempt(mail) for mail in mails], sys.stdout)
